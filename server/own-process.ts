import { type ChildProcess, fork } from 'node:child_process'
import { sayAside } from './platform/terminal.ts'
import { text } from 'node:stream/consumers'

/**
 * Runs a file of ours as a process of its own and waits for its end. Its output is passed on at once; its
 * words about its failure become the message of the error.
 */
export async function inOwnProcess(file: URL): Promise<void> {
  const child = fork(file, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
  const [code, complaint] = await Promise.all([endOf(child), child.stderr ? text(child.stderr) : ''])
  if (code !== 0) throw new Error(complaint.trim() || `${file.pathname} ended with ${code}.`)
  if (complaint !== '') sayAside(complaint.trimEnd())
}

function endOf(child: ChildProcess): Promise<number | string | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
}
