import { spawn } from 'node:child_process'
import type { SpeechVariables } from '#server/platform/environment.ts'

/** A reply as sound, and whose voice it is. `audio` is an address that holds the sound itself; empty: the browser speaks. */
export interface Sound {
  readonly audio: string
  readonly voice: 'browser' | 'service' | 'espeak'
}

/** The voices that turn a reply into sound, as far as this server can. */
export interface Voices {
  speak(text: string): Promise<Sound>
}

/** No sound: the browser has voices of its own. */
export const NO_SOUND: Sound = { audio: '', voice: 'browser' }

/** The longest reply that is turned into sound here, in characters; a longer one is left to the browser. */
const LONGEST = 1200

/** How long a voice may take, in milliseconds, and how large its sound may be, in bytes. */
const BOUNDS = { time: 8000, size: 3_000_000 }

/** How many replies are turned into sound at once; the others are left to the browser, so that nobody waits in a line. */
const MOST_AT_ONCE = 2

/**
 * Opens the voices of this server: the speech service that is configured, else `espeak-ng` where it is installed, else none.
 * A voice that fails or takes too long is no reason to withhold the text.
 */
export function openVoices(service: SpeechVariables | null, command = 'espeak-ng'): Voices {
  const spoken = async (text: string): Promise<Sound> =>
    service
      ? { audio: await byService(service, text), voice: 'service' }
      : { audio: await byCommand(command, text), voice: 'espeak' }
  let speaking = 0
  let isMissing = false
  return {
    async speak(text) {
      if (isMissing || text.length > LONGEST || speaking >= MOST_AT_ONCE) return NO_SOUND
      speaking++
      try {
        return await spoken(text)
      } catch (error) {
        isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
        return NO_SOUND
      } finally {
        speaking--
      }
    },
  }
}

async function byService({ url, model, voice, key }: SpeechVariables, text: string): Promise<string> {
  const response = await fetch(`${url}/audio/speech`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, voice, input: text, response_format: 'mp3' }),
    signal: AbortSignal.timeout(BOUNDS.time),
    redirect: 'error',
  })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !/^audio\/[a-z0-9.+-]+$/.test(type))
    throw new Error('The speech service gave no sound.')
  const pieces: Uint8Array[] = []
  for await (const piece of response.body ?? []) add(pieces, piece)
  return addressOf(type, pieces)
}

/** The text goes in by the pipe and never onto the command line. */
function byCommand(command: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, ['-v', 'en', '-s', '160', '--stdin', '--stdout'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: BOUNDS.time,
    })
    const pieces: Uint8Array[] = []
    child.on('error', reject)
    child.stdin.on('error', reject)
    child.stdout.on('data', (piece: Uint8Array) => {
      try {
        add(pieces, piece)
      } catch (error) {
        child.kill()
        reject(error)
      }
    })
    child.on('close', (code) =>
      code === 0 && pieces.length > 0
        ? resolve(addressOf('audio/wav', pieces))
        : reject(new Error(`Ended with ${code}`)),
    )
    child.stdin.end(text)
  })
}

function add(pieces: Uint8Array[], piece: Uint8Array): void {
  pieces.push(piece)
  if (pieces.reduce((sum, { length }) => sum + length, 0) > BOUNDS.size)
    throw new Error('The sound is too long.')
}

function addressOf(type: string, pieces: readonly Uint8Array[]): string {
  return `data:${type};base64,${Buffer.concat(pieces).toString('base64')}`
}
