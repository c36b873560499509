import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))

/** A process that runs a script as its child in the way of the commands; the child says its process id. */
function commandAround(script: string): ChildProcess {
  const command = `
    import { runChild } from './tools/set-up/run-child.mjs'
    process.exitCode = await runChild(
      process.execPath,
      ['--import', './tools/set-up/follow-parent.mjs', '--input-type=module', '-e', ${JSON.stringify(script)}],
      { followParent: true },
    )`
  return spawn(process.execPath, ['--input-type=module', '-e', command], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const WAITING = `
  process.on('SIGTERM', () => { console.log('draining'); setTimeout(() => process.exit(7), 50) })
  setInterval(() => {}, 1000)
  console.log('child ' + process.pid)`

function outputOf(process: ChildProcess, wanted: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let words = ''
    process.stdout?.on('data', (part: Buffer) => {
      words += part.toString()
      const found = wanted.exec(words)
      if (found) resolve(found)
    })
    process.stdout?.on('end', () => reject(new Error(`It ended after: ${words}`)))
  })
}

function exitOf(process: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => process.once('exit', (code) => resolve(code)))
}

test('the exit code of the child is that of the command', async () => {
  expect(await exitOf(commandAround('process.exit(3)'))).toBe(3)
})

test.each(['SIGTERM', 'SIGHUP'] as const)('%s reaches the child', async (signal) => {
  const command = commandAround(WAITING.replace('SIGTERM', signal))
  const exit = exitOf(command)
  await outputOf(command, /child \d+/)
  command.kill(signal)
  expect(await exit).toBe(7)
})

test('a command that is killed without warning does not leave its child behind', async () => {
  const command = commandAround(WAITING)
  await outputOf(command, /child \d+/)
  const drained = outputOf(command, /draining/)
  command.kill('SIGKILL')
  await drained
})
