import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Reads a password: typed twice without being shown at a terminal, else the first line of standard input. Throws when the two differ. */
export async function readPassword(): Promise<string> {
  const { stdin } = process
  if (!stdin.isTTY) return firstLine(stdin)
  const first = await ask('Password: ')
  const again = await ask('The same again: ')
  if (first !== again) throw new Error('Passwords do not match')
  return first
}

async function firstLine(stream: NodeJS.ReadStream): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line
  return ''
}

/** A terminal line whose signs are not repeated on the screen. */
async function ask(question: string): Promise<string> {
  const silent = new Writable({ write: (_part, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stderr.write(question)
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.on('SIGINT', () => reject(new Error('Interrupted: nothing was changed.')))
      lines.question('').then(resolve, reject)
    })
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
