import { ensureDependencies } from './set-up/dependencies.mjs'
import { command } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'

// npm run mirror -- --out FOLDER …: see docs/operation/mirror.md.
await command(async (parameters) => {
  await ensureDependencies({ development: false })
  const node = await ensureRuntime()
  return runChild(node, ['server/mirror-command.ts', ...parameters])
})
