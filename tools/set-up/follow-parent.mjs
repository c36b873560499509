import { isMainThread } from 'node:worker_threads'

// Loaded before the server when a command starts it: should the command be killed without warning, the server stops in
// good order too, instead of keeping the port and the data folder.
if (isMainThread && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
