import type { HelpWords } from '#domain/question/question-words.ts'

/** How people ask about the product itself. */
export const HELP_WORDS: HelpWords = {
  asking:
    'how do does i can could my me a an the to of in on it this that what where is are be please you your we our for from with and or at may possible should want need help not',
  alike: [
    'forget, forgot, forgotten, lost, remember, recall',
    'figure, chart, graph, plot, diagram, page',
    'picture, image, png, photo',
    'connection, internet, offline, network, online, wifi',
    'sign, login, log',
    'website, webpage, homepage, blog',
    'put, embed, embedding, insert',
    'email, mail',
    'contact, reach',
    'work, use, using, function',
    'account, register, signup',
    'download, save, export',
    'assistant, answer, answers, chatbot, bot',
    'newsletter, bulletin, subscribe, unsubscribe',
  ],
}
