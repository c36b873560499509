import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { textsDirectory } from '#languages/bundled-texts.ts'
import { ICON, iconProgram } from '#web/kit/icon-modules.ts'

/** What only the builder of the pages gives: modules without a file. */
const VIRTUAL = 'virtual:'
/** A file that is imported as its text. */
const RAW = '?raw'

/** What the name of an icon follows. */
const ICON_NAME = ICON.slice(VIRTUAL.length)

const { resolve } = import.meta

// For rings whose modules Node imports itself: the few modules that only the builder makes. Vite's own runner would read every
// module of the project once more, in a fresh clone for a third of the ring's time.
registerHooks({
  resolve: (name, context, next) =>
    name.startsWith(VIRTUAL) ? { url: name, format: 'module', shortCircuit: true } : next(name, context),
  load: (url, context, next) => {
    const source = url.startsWith(VIRTUAL)
      ? programOf(url.slice(VIRTUAL.length))
      : url.endsWith(RAW)
        ? `export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))}`
        : null
    return source === null ? next(url, context) : { format: 'module', source, shortCircuit: true }
  },
})

function programOf(name: string): string {
  if (name.startsWith(ICON_NAME))
    return iconProgram(name.slice(ICON_NAME.length), resolve('#web/kit/icon.ts'))
  if (name === 'call-shapes') return exported('shapesOfCalls', '#contract/call-shapes.ts', '')
  const [, code, group] = name.split('/')
  if (code === undefined || group === undefined) return textsDirectory(code)
  return exported(
    'compiledGroup',
    '#languages/bundled-texts.ts',
    `${JSON.stringify(code)}, ${JSON.stringify(group)}`,
  )
}

/** A module whose value is what a function of ours gives. */
function exported(name: string, from: string, parameters: string): string {
  return `import { ${name} } from '${resolve(from)}'\nexport default await ${name}(${parameters})`
}
