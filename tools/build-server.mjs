import { command } from './set-up/project.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'
import { ensureServerBuild } from './set-up/server-build.mjs'

// Bundles the server alone when it is missing or out of date, for tests that start it and need no pages.
await command(async () => {
  await ensureServerBuild(await ensureRuntime())
  return 0
})
