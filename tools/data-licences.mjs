import { ensureDependencies } from './set-up/dependencies.mjs'
import { command } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'

// npm run data:licences: the sources of the shipped data by what their licences allow.
await command(async () => {
  await ensureDependencies({ development: false })
  const node = await ensureRuntime()
  return runChild(node, ['server/features/publishing/licences-command.ts'])
})
