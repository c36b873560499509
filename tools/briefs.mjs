import { ensureDependencies } from './set-up/dependencies.mjs'
import { command } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'

// npm run briefs -- --out FOLDER [--format pdf,docx,html] [--lang en]: the briefs of all places as files.
await command(async (parameters) => {
  await ensureDependencies({ development: false })
  const node = await ensureRuntime()
  return runChild(node, ['server/features/briefs/briefs-command.ts', ...parameters])
})
