import type { SourceFile } from './source-files.ts'

/** How many lines in a row must be equal to count as a repeated passage. */
const PASSAGE = 10

/**
 * Passages that stand in more than one place, as `path:line = path:line`. Compared without indentation, blank lines,
 * comment lines and imports; lines of one sign, such as closing brackets, do not count towards the length.
 */
export function repeatedPassages(files: readonly SourceFile[]): string[] {
  const firstPlace = new Map<string, string>()
  const found: string[] = []
  for (const file of files) {
    const lines = meaningfulLines(file)
    let next = 0
    for (let start = 0; start + PASSAGE <= lines.length; start++) {
      const passage = lines
        .slice(start, start + PASSAGE)
        .map(({ text }) => text)
        .join('\n')
      const place = `${file.path}:${lines[start]?.number}`
      const earlier = firstPlace.get(passage)
      if (earlier === undefined) firstPlace.set(passage, place)
      // A longer passage is reported once, at its beginning.
      else if (start >= next) found.push(`${earlier} = ${place}`)
      if (earlier !== undefined) next = start + PASSAGE
    }
  }
  return found
}

function meaningfulLines(file: SourceFile): { text: string; number: number }[] {
  const { text, comments } = file
  const bare = comments.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )
  return bare
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter((line) => line.text.length > 2 && !/^(import|export \*|\} from) /.test(line.text))
}
