import { lazy, Suspense, useEffect, useState } from 'react'
import { Coming } from '#web/kit/coming.tsx'
import { forgetCaptured, keptCaptured } from './captured.ts'

const CaptureDialog = lazy(async () => ({ default: (await import('./capture-dialog.tsx')).CaptureDialog }))

/** Somebody wanted to do something with a figure and had to sign in first: goes on where they were. */
export function CapturedBefore() {
  const [captured, setCaptured] = useState(keptCaptured)
  useEffect(forgetCaptured, [])
  if (captured === null) return null
  return (
    <Suspense fallback={<Coming />}>
      <CaptureDialog {...captured} onClose={() => setCaptured(null)} />
    </Suspense>
  )
}
