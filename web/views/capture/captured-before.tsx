import { useEffect, useState } from 'react'
import { forgetCaptured, keptCaptured } from './captured.ts'
import { later } from '#web/kit/later.tsx'

const CaptureDialog = later(async () => (await import('./capture-dialog.tsx')).CaptureDialog, {
  form: 'note',
  words: ['accounts', 'documents'],
})

/** Somebody wanted to do something with a figure and had to sign in first: goes on where they were. */
export function CapturedBefore() {
  const [captured, setCaptured] = useState(keptCaptured)
  useEffect(forgetCaptured, [])
  if (captured === null) return null
  return <CaptureDialog {...captured} onClose={() => setCaptured(null)} />
}
