import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The sign beside a figure whose quality is doubtful; its text is the tooltip and read aloud. */
export function WarningSign({
  text,
  className,
}: {
  readonly text: string
  readonly className?: string | undefined
}) {
  const language = useLanguage()
  return (
    <svg
      className={className}
      width="13"
      height="13"
      viewBox="0 0 24 24"
      role="img"
      aria-label={language.text(message('shell.warning', { text }))}
    >
      <title>{text}</title>
      <path d="M12 3 2 21h20z" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" />
      <path d="M12 10v5m0 3h.01" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}
