import { lazy, Suspense, useEffect, useState } from 'react'
import { Coming } from '#web/kit/coming.tsx'
import { forgetCaptured, keptCaptured } from './captured.ts'

const CaptureDialog = lazy(async () => ({ default: (await import('./capture-dialog.tsx')).CaptureDialog }))

/** Somebody wanted to add a figure and had to sign in first: asks again where it shall go. */
export function CapturedBefore() {
  const [view, setView] = useState(keptCaptured)
  useEffect(forgetCaptured, [])
  if (view === null) return null
  return (
    <Suspense fallback={<Coming />}>
      <CaptureDialog view={view} onClose={() => setView(null)} />
    </Suspense>
  )
}
