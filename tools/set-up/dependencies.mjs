import { readFileSync } from 'node:fs'
import { PROJECT, say, SetUpError } from './project.mjs'
import { runNpm } from './run-child.mjs'

/**
 * Installs what package-lock.json names when something is missing or of another version.
 * `development: false` is content without the packages that only building and testing need.
 */
export async function ensureDependencies({ development = true } = {}) {
  if (installed(development)) return
  say('Installing dependencies (once, about a minute) …')
  await runNpm(['ci', '--include=dev'], 'The dependencies could not be installed. Is the network reachable?')
  if (!installed(development)) {
    throw new SetUpError(
      'The dependencies are still not as package-lock.json names them; delete node_modules and try again.',
    )
  }
}

function installed(development) {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (!wanted) throw new SetUpError('package-lock.json is missing: this is not a whole copy of the project.')
  if (!present) return false
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
    if (path === '') return true
    const here = present[path]
    // Packages for other operating systems are optional and rightly absent.
    if (!here) return optional || (!development && (dev || devOptional))
    return here.version === version
  })
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(PROJECT + file, 'utf8')).packages
  } catch {
    return null
  }
}
