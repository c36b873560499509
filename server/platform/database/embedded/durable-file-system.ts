import { closeSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { fail } from '#server/platform/terminal.ts'

type Prepare = Parameters<NodeFS['init']>
type Prepared = ReturnType<NodeFS['init']>
type FileNode = object

/** The parts of the file layer inside PGlite that we complete; they are not in its typings. */
interface FileLayer {
  readonly realPath: (node: FileNode) => string
  readonly node_ops: {
    rename: (node: FileNode, folder: FileNode, name: string) => void
    setattr: (node: FileNode, change: { readonly mode?: number }) => void
  }
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number }
}

/**
 * PGlite's own parameters without `-F` (which turns fsync off), and with the one method of syncing that reaches us:
 * `fdatasync`, the default, is a stub there that does nothing.
 */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
]

/** The rights of other accounts of the machine. */
const OF_OTHERS = 0o077

/** Syncs a folder's list of names. Windows cannot open folders, and needs no such step. */
export function syncFolderEntry(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function fileLayerOf(module: object): FileLayer {
  const layer: unknown = Reflect.get(module, 'NODEFS')
  const fits = (found: unknown): found is FileLayer =>
    typeof found === 'object' &&
    found !== null &&
    'stream_ops' in found &&
    'node_ops' in found &&
    'realPath' in found
  if (!fits(layer)) throw new Error('This version of PGlite keeps its files in a way that is not known here.')
  return layer
}

/**
 * PGlite's folder on disk, with fsync handed through to the disk.
 *
 * PGlite calls fsync, but its file layer drops the call, so that a power cut loses everything since the last time
 * the operating system wrote back, in any order. With the call handed through, PostgreSQL's own rules hold.
 */
export class DurableFileSystem extends NodeFS {
  /** Calls of fsync that reached the disk. */
  syncs = 0

  override async init(database: Prepare[0], options: Prepare[1]): Prepared {
    const { emscriptenOpts } = await super.init(database, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: object) => this.#complete(fileLayerOf(module))]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  #complete(layer: FileLayer): void {
    layer.stream_ops.fsync = (stream) => {
      this.#orStop(() => fsyncSync(stream.nfd))
      return 0
    }
    // The file layer gives each new file the rights that PostgreSQL asks for, whatever the process wants to share.
    const setattr = layer.node_ops.setattr
    layer.node_ops.setattr = (node, change) =>
      setattr(node, change.mode === undefined ? change : { ...change, mode: change.mode & ~OF_OTHERS })
    const rename = layer.node_ops.rename
    layer.node_ops.rename = (node, folder, name) => {
      const before = dirname(layer.realPath(node))
      rename(node, folder, name)
      const after = layer.realPath(folder)
      this.#orStop(() => {
        syncFolderEntry(after)
        if (before !== after) syncFolderEntry(before)
      })
    }
  }

  /** A disk that cannot write is the end of this thread: nothing after it may be acknowledged. */
  #orStop(sync: () => void): void {
    try {
      sync()
      this.syncs += 1
    } catch (error) {
      fail(`The disk of the data folder could not be written: ${String(error)}`)
    }
  }
}
