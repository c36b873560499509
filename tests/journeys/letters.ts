import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailFolder } from './product.ts'

/** Waits for a letter to somebody with that subject, and gives the path of its link on the site. */
export async function linkInLetter(to: string, subject: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const letter = (await lettersTo(to)).findLast((text) => text.includes(`Subject: ${subject}`))
    const path = letter && /https?:\/\/[^\s/]+(\/[\w-]+\?token=[\w-]+)/.exec(letter)?.[1]
    if (path) return path
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No letter “${subject}” to ${to} arrived.`)
}

/** Oldest first, with long lines joined again. */
async function lettersTo(to: string): Promise<string[]> {
  // A letter that is still being written begins with a dot.
  const folder = mailFolder()
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .toSorted()
      .map((name) => readFile(join(folder, name), 'utf8')),
  )
  return texts
    .filter((text) => text.includes(`To: ${to}`))
    .map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
}
