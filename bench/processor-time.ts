import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the operating system's clock of processes in a second, on every Linux there is. */
const TICKS = 100

interface Process {
  readonly id: number
  readonly parent: number
  readonly milliseconds: number
}

/** Linux alone tells what its processes have spent. */
function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // Behind the name of the program, which may hold spaces: state, parent …, and the times as words 12 and 13.
        const words = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        const ticks = Number(words[11]) + Number(words[12])
        return [{ id: Number(name), parent: Number(words[1]), milliseconds: (ticks * 1000) / TICKS }]
      } catch {
        return []
      }
    })
}

/** A process and all that it has started. */
function familyOf(root: number, all: readonly Process[]): ReadonlySet<number> {
  const family = new Set([root])
  for (let before = 0; before < family.size; ) {
    before = family.size
    for (const { id, parent } of all) if (family.has(parent)) family.add(id)
  }
  return family
}

/** Milliseconds that a process, and what it has started, have kept a processor busy. */
export function processorTime(root: number): number {
  const all = processes()
  const family = familyOf(root, all)
  return all.reduce((sum, { id, milliseconds }) => (family.has(id) ? sum + milliseconds : sum), 0)
}

/** Megabytes that a process and its children hold. Memory that several share counts once. */
export function memory(root: number): number {
  const sizes = [...familyOf(root, processes())].map(proportionalSize)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** In kB; nothing for a process that has just ended. */
function proportionalSize(id: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
