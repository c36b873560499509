import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { IconDrawing } from './icon.ts'

/** What the address of the module of an icon begins with; its name follows. */
export const ICON = 'virtual:icon/'

/** What makes the components; by its path, because a module without a file belongs to no package in which `#web` would mean something. */
const MAKER = fileURLToPath(new URL('icon.ts', import.meta.url))

/** The list that pages import icons from. */
const LIST = '/web/kit/icons.ts'

/** The drawings of Tabler, by name: an icon is one or several paths. */
const LIBRARY = '@iconify-json/tabler/icons.json'
/** One path of a drawing, with what is said of its looks. */
const PATH = /<path( fill="currentColor")?[^>]*? d="([^"]+)"\/>/g
/** A path that may follow another one in the same element: it does not begin where that one ended. */
const STANDS_ALONE = /^M/

/** Makes the components of the icons that the pages import, each from its drawing in the library: a module of its own. */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(ICON) ? { id: `\0${id}`, moduleSideEffects: false } : null),
    load: (id) => (id.startsWith(`\0${ICON}`) ? iconProgram(id.slice(ICON.length + 1)) : null),
    // Who imports an icon from the list imports that icon alone.
    transform: (code, id) => (id.endsWith(LIST) ? { code, map: null, moduleSideEffects: false } : null),
  }
}

/** The program of the module of one icon; `maker`: where it finds `iconOf`. Throws where the library has no icon of that name. */
export function iconProgram(name: string, maker = MAKER): string {
  return `import { iconOf } from ${JSON.stringify(maker)}\nexport default iconOf(${JSON.stringify(drawingOf(bodyOf(name)))})`
}

/** The drawing that the text of an icon describes. Lines that follow each other are one path: a toolbar has a third of the elements. */
export function drawingOf(body: string): IconDrawing {
  const hasLines = body.includes('stroke="currentColor"')
  const lines: string[] = []
  const filled: string[] = []
  for (const [, isFilled, d = ''] of body.matchAll(PATH)) {
    if (isFilled) filled.push(d)
    if (!hasLines) continue
    if (lines.length > 0 && STANDS_ALONE.test(d)) lines.push(`${lines.pop()}${d}`)
    else lines.push(d)
  }
  return { lines, filled }
}

let library: Readonly<Record<string, { readonly body: string }>> | null = null

function bodyOf(name: string): string {
  library ??= (
    JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(LIBRARY)), 'utf8')) as {
      icons: NonNullable<typeof library>
    }
  ).icons
  const body = library[name]?.body
  if (body === undefined) throw new Error(`Tabler has no icon "${name}".`)
  return body
}
