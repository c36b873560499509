import { crc32, deflateRawSync } from 'node:zlib'

/** One entry of a zip that a test builds byte by byte, so that it may lie. */
export interface ZipPart {
  readonly name: string | Buffer
  readonly content?: string | Buffer
  readonly deflate?: boolean
  /** False statements of the headers. */
  readonly saidSize?: number
  readonly saidCrc?: number
  readonly flags?: number
  readonly method?: number
  /** Unix mode; 0o120777 is a symbolic link. */
  readonly mode?: number
  /** Another name in front of the data than in the directory. */
  readonly localName?: string
  readonly extra?: Buffer
  readonly comment?: string
  /** Point the directory at another place. */
  readonly offset?: number
}

export interface ZipShape {
  readonly before?: Buffer
  /** Between the last file and the directory. */
  readonly gap?: Buffer
  readonly after?: Buffer
  readonly saidEntries?: number
}

/** A zip archive of these parts, as a program without scruples would write it. */
export function buildZip(parts: readonly ZipPart[], shape: ZipShape = {}): Buffer {
  const { before = Buffer.alloc(0), gap = Buffer.alloc(0), after = Buffer.alloc(0) } = shape
  const locals: Buffer[] = [before]
  const directory: Buffer[] = []
  let position = before.length
  for (const part of parts) {
    const local = localPart(part)
    directory.push(directoryPart(part, part.offset ?? position))
    locals.push(local)
    position += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE((shape.saidEntries ?? parts.length) & 0xffff, 8)
  end.writeUInt16LE((shape.saidEntries ?? parts.length) & 0xffff, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(position + gap.length, 16)
  return Buffer.concat([...locals, gap, listed, end, after])
}

function packedOf({ content = '', deflate = false }: ZipPart): Buffer {
  const bytes = Buffer.from(content)
  return deflate ? deflateRawSync(bytes) : bytes
}

/** Version, flags, method, time, sizes and lengths: the same in both headers. */
function commonHeader(part: ZipPart, name: Buffer): Buffer {
  const content = Buffer.from(part.content ?? '')
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(part.flags ?? 0, 2)
  header.writeUInt16LE(part.method ?? (part.deflate ? 8 : 0), 4)
  header.writeUInt16LE(0x21, 8)
  header.writeUInt32LE(part.saidCrc ?? crc32(content), 10)
  header.writeUInt32LE(packedOf(part).length, 14)
  header.writeUInt32LE(part.saidSize ?? content.length, 18)
  header.writeUInt16LE(name.length, 22)
  return header
}

function localPart(part: ZipPart): Buffer {
  const name = Buffer.from(part.localName ?? part.name)
  return Buffer.concat([mark(0x04034b50), commonHeader(part, name), name, packedOf(part)])
}

function directoryPart(part: ZipPart, offset: number): Buffer {
  const name = Buffer.from(part.name)
  const { extra = Buffer.alloc(0) } = part
  const comment = Buffer.from(part.comment ?? '')
  const common = commonHeader(part, name)
  common.writeUInt16LE(extra.length, 24)
  const rest = Buffer.alloc(14)
  rest.writeUInt16LE(comment.length, 0)
  rest.writeUInt32LE(((part.mode ?? 0o100644) << 16) >>> 0, 6)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([mark(0x02014b50), Buffer.from([20, 3]), common, rest, name, extra, comment])
}

function mark(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** A manifest that keeps every rule, with changes. */
export function aManifest(change: object = {}): string {
  return JSON.stringify({
    name: 'made-up',
    version: '1.0.0',
    title: 'Made up',
    description: 'Shows nothing.',
    author: 'Ada',
    license: 'CC0-1.0',
    entry: 'index.html',
    permissions: [],
    ...change,
  })
}

/** The parts of a plugin that passes every check. */
export function pluginParts(change: object = {}): ZipPart[] {
  return [
    { name: 'manifest.json', content: aManifest(change), deflate: true },
    { name: 'index.html', content: '<!doctype html><title>Made up</title><p>Hello</p>', deflate: true },
  ]
}
