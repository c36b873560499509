import { ensureBuilds } from './set-up/builds.mjs'
import { ensureDependencies } from './set-up/dependencies.mjs'
import { command } from './set-up/project.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'

// Builds the pages and the server when they are missing or out of date; `npm start`, `npm test` and `npm run bench` do so themselves.
await command(async () => {
  await ensureDependencies()
  await ensureBuilds(await ensureRuntime())
  return 0
})
