import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `_IOR('X', 125, __u32)` with the flag that drops the journal too: ext4 stops as if the power were gone. */
const SHUT_DOWN =
  'my $flag = pack("L", 2); open(D, "<", $ARGV[0]) or die $!; ioctl(D, 0x8004587d, $flag) or die $!'
const MEGABYTES = 900

/**
 * An ext4 disk in a file whose power can be cut. Linux and root only; needs mkfs.ext4 and perl.
 *
 * At a cut everything that was not synced is lost: data and names still in memory, and the file system's journal.
 * It does not tear sectors, and does not write back in another order than asked; the second is what
 * `power-cut.ts` adds with its adversary.
 */
export class CutDisk {
  readonly #folder = mkdtempSync(join(tmpdir(), 'msdat-cut-'))
  readonly #image = join(this.#folder, 'disk')
  /** Where the disk is mounted. */
  readonly path = join(this.#folder, 'mounted')
  /** A folder beside the disk, which keeps its power. */
  readonly safe = join(this.#folder, 'safe')

  constructor() {
    mkdirSync(this.path)
    mkdirSync(this.safe)
    execFileSync('truncate', ['-s', `${MEGABYTES}M`, this.#image])
    execFileSync('mkfs.ext4', ['-q', this.#image])
    this.mount()
  }

  mount(): void {
    execFileSync('mount', ['-o', 'loop', this.#image, this.path])
  }

  /** Cuts the power. Processes with open files must be ended before `mount`. */
  cut(): void {
    execFileSync('perl', ['-e', SHUT_DOWN, this.path])
  }

  unmount(): void {
    execFileSync('umount', [this.path])
  }

  remove(): void {
    this.unmount()
    rmSync(this.#folder, { recursive: true })
  }
}
