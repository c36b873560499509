/**
 * Common words of English that never say of which people, places or times a figure is, nor what is asked of it: `for my essay`, `a colleague
 * swears`, `happened`. They were chosen by hand from the ten thousand most frequent words; whatever might restrict a question was left out.
 */
export const HARMLESS_WORDS = `accordance accordingly acknowledge acquainted admiration admired adorable adore adored adores alarmed alleged aloud amaze amazed
amazingly amuse amused amusing analyzing announced announcing annoy annoyed annoying answered answering answers anticipation
apologise apologize apologized apologizing apparent appealing appear appeared appearing appears applaud apt arguments articles
articulate ask asked asking asks assignments assure assured astonishing attempting authentic automatically awe awkward babbling
beautiful beautifully beg begged behave behaved behaving belong belongs betcha blah bluff bluffing blushing bold bored boring
bothered bothering brave briefed briefing bro buddy bugged bummed bummer busy calm calmly candid carefully catchy cetera
charming chat chatter chatting cheerful cherish chuckle chuckles chuckling clear clever clicking clue clueless clues clumsy
colleagues commend comments compliments comprehend concentrating concerned condolences confess confessed confirm confirms
congratulate consider considerate consideration considers convenient conversation conversations convey convince convinced
convincing cooperating copied courage courageous coy criticize cunning curiosity curious cute cynical dandy dare dared dares
daring dearest dearly debating decipher dedication definite delight delighted delightful demonstrate desperately despise detail
details dialogue dibs dilemma disappoint discover discovering discretion discussion disrespect distinctly distracted distracting
distraction documentary downright draft drafted dreaming dreamt dunno earnest editing eerie elegant embarrass embarrassment
enchanted enchanting encouragement enjoyable enlighten essence eternally exact exaggerate exaggerating excite excited excitement
exciting exhausting exhibit experiencing exquisite facts familiar fancy fascinated fascinating fascination featuring feedback
findings finds firmly flattered focusing folder fond fooled fooling foolish forgave forgets forgive forgiveness forgiving
formality frantic freaky fret frown frustrating fun funky funny furious fuss gallant gasps gauge gaze gentle gently genuine
genuinely gibberish giggle giggles giggling glad gladly glance glimpse glitch gloat goodness goodwill goody goofy gorgeous
gossip gotta grab gracious grasp gratitude greet guessed happen happened happening happens happily hassle heartless heavenly
heavens hectic hereby heroic hesitate hilarious hint hints honestly honesty honorable honored honoured hope hoped hopeful hoping
humble humbly humility humor humour hunch hype ideas imaginary imagination imagining imperative implied implies implying
impression impressions inconvenience inconvenient incredibly indicate indicated indicates indicating indulge info ingenious
inquire inquiry insensitive insist insisted insisting insists inspire inspired instantly instructed interesting intrigued
intriguing intrude intruding intrusion intuition involving ironic ironically irony jiffy jinx joke jokes joking jolly joy
judging juggling keen kidding kiddo kinda knack laugh laughed laughing laughs laughter lazy learnt lecture lectures legendary
legitimate lets liked liking listens lively logic logical longing looked looks loud loudly lovely luck lucky ludicrous lurking
madly manners manuscript marvel marvellous mattered meaningful memorable memorize memorized mentioning merciful merrily minding
mistake mistaken mister misunderstand misunderstanding misunderstood modesty mumbling muse muttering mysterious mysteriously
mystery nag nagging navigate neat necessarily nod nonetheless nonsense note notebook notebooks noted notice noticed notices
noticing notion notions objections oblige obliged obnoxious observe obvious occur occurred occurs oddly offend offended
overheard overreacted overreacting pal pals passionate peek peeking peep pegged perceptive perfection personally perspective
persuasive picky pinpoint pity plea plead pleading pleasant pleased pleases pleasure pointed pointing polite politely pose posed
posing praised precise preoccupied presented presenting presume pretended pretends pretentious pretty priceless principle
probably proceed pronto proud proudly psyched pun purposes pushy quaint quest questioned questioning questions quiet quietly
quite quiz quote quoting rave raving readings realise realised reality realize realized realizes realizing really realm recite
recollection reconsider redo refresh refreshing regard regarded regarding regards relax remark remarkably remarks remember
remembered remembering remembers remind reminded reminder reminding reminds rephrase reply representing represents requested
requesting requests resent respect respected respectfully respects rethink retrieve revealed revealing reveals revelation
reviewing rewind rewrite riddle riddles rightfully rightly rude rush rushed rushing salute sat say saying says score scored
scoring scroll scrolls searched searching sec seemed seemingly sense sentiment shameless shouts showed shown shows shush sigh
sighing sighs silly sincere sincerely sincerity sit sits sitting smile smiled smiles smiling snappy softly solemnly something
sound sounding sounds specifically speeches spooked spooky stand stands stare stared staring startled statements stating
straightforward strange strangely stupid submitted suffice suggests sure surely suspense swear swearing swears swore sympathetic
sympathize sympathy talking tease teasing technically telling tells tempted tempting tends thanked thanking theory thing things
thingy think thinking thinks thorough thoroughly though thoughtful thrill thrilled thrilling tidy toss trick tricky trivial true
truth truthful truthfully truths typed typing ultimately unbelievably understatement understood undoubtedly uneasy unfortunate
ungrateful unreal unreasonable unto upsetting urge vague vaguely vibe vivid vow vowed wacky wanna weird whatnot whether whim
whine whispered whispering whispers whoopee wished wishes wishing wit witnessed wits witty wonder wonderfully wondering wonders
wondrous words yearning straight desk oya`
