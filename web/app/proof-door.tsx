import { lazy, Suspense } from 'react'
import { Coming } from '#web/kit/coming.tsx'
import { InEnglish } from '#web/language/in-english.tsx'
import { useProofWish } from '#web/queries/proof.ts'

const AskPassword = lazy(() => import('#web/account/ask-password.tsx'))

/** Asks for the password wherever a call of the page needs one that was typed lately. */
export function ProofDoor() {
  const wish = useProofWish()
  return (
    wish && (
      <Suspense fallback={<Coming />}>
        <InEnglish>
          <AskPassword wish={wish} />
        </InEnglish>
      </Suspense>
    )
  )
}
