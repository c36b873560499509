import { useRef, useState } from 'react'
import type { BriefRow } from '#contract/briefs/briefs.ts'
import { saveFile } from '#web/kit/save-file.ts'

/** Where the download of all briefs stands. */
export type AllBriefs =
  | { readonly status: 'idle' | 'failed' | 'ready' }
  | { readonly status: 'working'; readonly done: number; readonly now: BriefRow }

type Format = 'pdf' | 'docx' | 'pptx'

/** Seconds after which a server that is busy is asked again, and how often. */
const WAIT = 10
const TRIES = 3

/** Has every brief set one after the other, so that the reader sees how far it is and can stop it, and saves them as one zip. */
export function useAllBriefs(places: readonly BriefRow[]) {
  const [state, setState] = useState<AllBriefs>({ status: 'idle' })
  const stopping = useRef<AbortController | null>(null)
  const cancel = () => {
    stopping.current?.abort()
    setState({ status: 'idle' })
  }
  const start = async (format: Format) => {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    const files: Record<string, Uint8Array> = {}
    try {
      for (const [done, place] of places.entries()) {
        setState({ status: 'working', done, now: place })
        files[`${place.slug}.${format}`] = await briefFile(`/briefs/${place.slug}.${format}`, signal)
      }
      const { zipSync } = await import('fflate')
      if (signal.aborted) return
      saveFile(
        new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' }),
        `msdat-briefs-${format}.zip`,
      )
      setState({ status: 'ready' })
    } catch {
      if (!signal.aborted) setState({ status: 'failed' })
    }
  }
  return { state, start, cancel }
}

async function briefFile(address: string, signal: AbortSignal): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(address, { signal })
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
    if (answer.status !== 429 || attempt === TRIES) throw new Error(`${address} answered ${answer.status}`)
    await new Promise((resolve) => setTimeout(resolve, WAIT * 1000))
  }
}
