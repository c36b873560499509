import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'

/** Folders of builds that stay, with the newest: a server that runs keeps the files that it was started with. */
const KEPT = 4
/** A build that is not whole after this long was given up. */
const GIVEN_UP_MS = 3_600_000

let drafts = 0

/** True when what `pointer` says names a whole build with this stamp. */
export function isBuilt({ home, stamp, pointer, words }) {
  const file = join(home, pointer)
  return existsSync(file) && readFileSync(file, 'utf8') === words && existsSync(join(home, stamp))
}

/**
 * Makes a build in a folder of its own below `home`, named by its stamp, and then lets `pointer` say `words`, which name it.
 * `make` is given a folder beside it, so that none is ever half there and several processes may build at once: who is last
 * finds the folder of who was first, which is the same.
 */
export async function buildApart({ home, stamp, pointer, words }, make) {
  const place = join(home, stamp)
  drafts += 1
  const draft = join(home, `${stamp}.${process.pid}-${drafts}`)
  if (!existsSync(place)) {
    mkdirSync(draft, { recursive: true })
    try {
      await make(draft)
      moveTo(place, draft)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  utimesSync(place, new Date(), new Date())
  const next = join(home, `${pointer}.${basename(draft)}`)
  writeFileSync(next, words)
  renameSync(next, join(home, pointer))
  removeEarlier(home)
}

function moveTo(place, draft) {
  try {
    renameSync(draft, place)
  } catch (error) {
    // Another process was there first.
    if (!existsSync(place)) throw error
  }
}

function removeEarlier(home) {
  const folders = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ path: join(home, name), isDraft: name.includes('.') }))
    .map((folder) => ({ ...folder, at: statSync(folder.path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
  const whole = folders.filter(({ isDraft }) => !isDraft).sort((a, b) => b.at - a.at)
  const givenUp = folders.filter(({ isDraft, at }) => isDraft && at < Date.now() - GIVEN_UP_MS)
  for (const { path } of [...whole.slice(KEPT), ...givenUp]) rmSync(path, { recursive: true, force: true })
}
