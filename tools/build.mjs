import { ensureDependencies } from './set-up/dependencies.mjs'
import { command } from './set-up/project.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'
import { ensureWebBuild } from './set-up/web-build.mjs'

// Builds the pages when they are missing or out of date; `npm start`, `npm test` and `npm run bench` do so themselves.
await command(async () => {
  await ensureDependencies()
  await ensureWebBuild(await ensureRuntime())
  return 0
})
