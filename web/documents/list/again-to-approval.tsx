import { Text } from '#web/kit/layout.tsx'

interface AgainToApprovalProps {
  /** What sends it there, as the beginning of a sentence: "Adding to it". */
  readonly what: string
}

/** Said before something that is public is changed. */
export function AgainToApproval({ what }: AgainToApprovalProps) {
  return (
    <Text role="note">
      Everybody may see this one. {what} sends it to approval again: until then readers do not see it.
    </Text>
  )
}
