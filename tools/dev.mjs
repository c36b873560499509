import { ensureDependencies } from './set-up/dependencies.mjs'
import { command, say } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'

// npm run dev: the server starts again on each change; the pages, with hot reload, are on the address that Vite prints.
await command(async () => {
  await ensureDependencies()
  const node = await ensureRuntime()
  const env = { NODE_ENV: 'development' }
  say('The API starts on port 8080; open the address that Vite prints below.')
  const server = runChild(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], { env })
  const pages = runChild(node, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], { env })
  const code = await Promise.race([server, pages])
  process.kill(process.pid, 'SIGTERM')
  await Promise.all([server, pages])
  return code
})
