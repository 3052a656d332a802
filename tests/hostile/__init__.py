"""What strangers try: each file is one theme of it."""
