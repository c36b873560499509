import type { Plugin } from 'vite'

/**
 * Ends a build in which two files of scripts wait for each other: the first to run would use what the second has not made
 * yet, and the page that opens with it would break.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = (name: string) => {
        const file = bundle[name]
        return file?.type === 'chunk' ? file.imports : []
      }
      const behind = (name: string) => {
        const found = new Set(imports(name))
        for (const next of found) for (const further of imports(next)) found.add(further)
        return found
      }
      const circles = Object.keys(bundle).filter((name) => behind(name).has(name))
      if (circles.length > 0)
        this.error(`Files that wait for each other: ${circles.join(', ')}. See codeSplitting.`)
    },
  }
}
