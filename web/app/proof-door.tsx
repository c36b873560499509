import { later } from '#web/kit/later.tsx'
import { useProofWish } from '#web/queries/proof.ts'

const AskPassword = later(async () => (await import('#web/account/ask-password.tsx')).default, {
  form: 'note',
})

/** Asks for the password wherever a call of the page needs one that was typed lately. */
export function ProofDoor() {
  const wish = useProofWish()
  return wish && <AskPassword wish={wish} />
}
