/** A kind of file that a plugin may hold. */
export interface FileKind {
  readonly mediaType: string
  /** UTF-8 text. */
  readonly isText: boolean
  /** The first bytes of such a file: alternatives of pairs of offset and bytes. */
  readonly begins?: readonly (readonly [number, readonly number[]])[]
}

const text = (mediaType: string): FileKind => ({ mediaType: `${mediaType}; charset=utf-8`, isText: true })

const KINDS: Readonly<Record<string, FileKind>> = {
  html: text('text/html'),
  js: text('text/javascript'),
  css: text('text/css'),
  json: text('application/json'),
  txt: text('text/plain'),
  md: text('text/plain'),
  png: {
    mediaType: 'image/png',
    isText: false,
    begins: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  },
  jpg: { mediaType: 'image/jpeg', isText: false, begins: [[0, [0xff, 0xd8, 0xff]]] },
  webp: {
    mediaType: 'image/webp',
    isText: false,
    begins: [
      [0, [0x52, 0x49, 0x46, 0x46]],
      [8, [0x57, 0x45, 0x42, 0x50]],
    ],
  },
  woff2: { mediaType: 'font/woff2', isText: false, begins: [[0, [0x77, 0x4f, 0x46, 0x32]]] },
}

/** Endings that may be used, for messages. */
export const ALLOWED_ENDINGS = [...Object.keys(KINDS), 'jpeg'].join(', ')

/** The kind of the file at this path by its ending; null: such files may not be in a plugin. */
export function fileKind(path: string): FileKind | null {
  const name = path.split('/').at(-1) ?? ''
  if (/^(LICENSE|NOTICE)$/.test(name)) return text('text/plain')
  const ending = /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(KINDS, ending)
    ? (KINDS[ending] ?? null)
    : ending === 'jpeg'
      ? (KINDS.jpg ?? null)
      : null
}

/** A file of a plugin as reviewers see it. Size in bytes. */
export interface PluginFile {
  readonly path: string
  readonly size: number
  readonly media_type: string
}
