import { Problem } from '#domain/problem.ts'

/** Why nothing can be written. */
export type DiskFailure = 'full' | 'read-only'

/** Codes of Node and SQLSTATEs that say so by themselves. */
const CODES: Readonly<Record<string, DiskFailure>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  '53100': 'full',
  EROFS: 'read-only',
  // A PostgreSQL that is a copy of another one, or was told to write nothing.
  '25006': 'read-only',
}

/**
 * PostgreSQL's words beside a code that means other things too: 58030 any failure of a disk, 42501 any right
 * that is missing.
 */
const WORDS: readonly (readonly [RegExp, DiskFailure])[] = [
  [/no space left on device|disk quota exceeded|the disk is full/i, 'full'],
  [/read-only file system/i, 'read-only'],
]

/** Any failure of a disk. Where the words say no more, a disk that cannot be written to is taken for full. */
const IO_ERROR = '58030'

/** How deep causes are looked into: the driver, the store, the library for sign-in. */
const DEEPEST = 5

/** Whether something failed because the disk takes nothing more; null: for another reason. */
export function diskFailureOf(error: unknown, depth = 0): DiskFailure | null {
  if (!(error instanceof Error) || depth > DEEPEST) return null
  const code = 'code' in error ? String(error.code) : ''
  const known = CODES[code] ?? WORDS.find(([words]) => words.test(error.message))?.[1]
  return known ?? (code === IO_ERROR ? 'full' : diskFailureOf(error.cause, depth + 1))
}

const SENTENCES: Readonly<Record<DiskFailure, string>> = {
  full: 'The disk of this server is full. Nothing of what you sent was kept; what was kept before is safe, and reading goes on. Tell whoever runs the server to make room, then send it again.',
  'read-only':
    'The disk of this server can only be read at the moment. Nothing of what you sent was kept; what was kept before is safe, and reading goes on. Tell whoever runs the server, then send it again.',
}

/** The problem that callers are told. */
export function cannotWrite(failure: DiskFailure, cause: unknown): Problem {
  const problem = new Problem('cannot-write', SENTENCES[failure])
  problem.cause = cause
  return problem
}

const NEEDS_TO_WRITE =
  'The embedded database writes a lock and a log even to be read, so it cannot be opened for reading alone.'

const AT_THE_START: Readonly<Record<DiskFailure, string>> = {
  full: `The disk of the data folder is full. Make room, 50 MB to begin with, and start again. Nothing that was kept is lost. ${NEEDS_TO_WRITE}`,
  'read-only': `The data folder is on a disk that can only be read. Mount it for writing, or set DATA_DIR to a copy of it on another disk, and start again. Nothing in it was changed. ${NEEDS_TO_WRITE}`,
}

/**
 * The words at the start of the product when the data folder cannot be opened for this reason; other errors
 * as they are.
 */
export function inWordsForTheStart(error: unknown): unknown {
  const failure = diskFailureOf(error)
  if (!failure || !(error instanceof Error)) return error
  return new Error(`${AT_THE_START[failure]} (${error.message})`, { cause: error })
}
