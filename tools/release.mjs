import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilds } from './set-up/builds.mjs'
import { ensureDependencies } from './set-up/dependencies.mjs'
import { command, PROJECT, say } from './set-up/project.mjs'
import { runNpm } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'

// npm run release: dist/release/msdat-VERSION.tar.gz with pages and server built and what they need to run, its list of parts
// (CycloneDX) and the sums of both. See docs/operation/installing.md.
await command(async () => {
  await ensureDependencies()
  await ensureBuilds(await ensureRuntime())
  const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))
  const home = join(PROJECT, 'dist/release')
  const name = `msdat-${version}`
  const folder = join(home, name)
  rmSync(home, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const committed = execFileSync('git', ['archive', '--format=tar', 'HEAD'], {
    cwd: PROJECT,
    maxBuffer: 1 << 30,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: committed })
  for (const [part, pointer] of [
    ['server', 'main.js'],
    ['web', 'current'],
  ])
    copyBuild(join(PROJECT, 'dist', part), join(folder, 'dist', part), pointer)
  say('Installing what runs, without what builds …')
  await runNpm(
    ['ci', '--omit=dev', '--omit=peer', '--ignore-scripts', '--prefix', folder],
    'The dependencies could not be installed.',
  )
  // Tools that a package which runs can do without, and which only developing needs.
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8'))
  for (const [path, { devOptional }] of Object.entries(packages))
    if (devOptional) rmSync(join(folder, path), { recursive: true, force: true })
  const parts = execFileSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
    {
      cwd: folder,
      maxBuffer: 1 << 28,
      shell: process.platform === 'win32',
    },
  )
  writeFileSync(join(folder, 'sbom.cdx.json'), parts)
  writeFileSync(join(home, `${name}.cdx.json`), parts)
  execFileSync('tar', ['-czf', join(home, `${name}.tar.gz`), '-C', home, name])
  rmSync(folder, { recursive: true })
  const sums = [`${name}.tar.gz`, `${name}.cdx.json`].map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(join(home, file)))
        .digest('hex')}  ${file}\n`,
  )
  writeFileSync(join(home, 'SHA256SUMS'), sums.join(''))
  say(`${home}: ${name}.tar.gz, ${name}.cdx.json, SHA256SUMS`)
  return 0
})

/** The build that the pointer of its folder names, and the pointer; earlier ones stay behind. */
function copyBuild(from, to, pointer) {
  const words = readFileSync(join(from, pointer), 'utf8')
  const stamp = /[\da-f]{64}/.exec(words)?.[0] ?? ''
  mkdirSync(to, { recursive: true })
  cpSync(join(from, stamp), join(to, stamp), { recursive: true })
  writeFileSync(join(to, pointer), words)
}
