import type { FastifyInstance } from 'fastify'

/**
 * Calls that mail programs make when somebody presses their button for unsubscribing (RFC 8058). They send a form of one
 * field; what it says stands in the address already.
 */
export function serveOneClick(app: FastifyInstance, calls: (mail: FastifyInstance) => void): void {
  void app.register(async (mail) => {
    mail.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null),
    )
    calls(mail)
  })
}
