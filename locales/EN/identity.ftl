# The name that money is paid to, and the identity check (section 2 of the specification, security centre).
payee-name-none = Not stated yet
payee-name-stated = Stated, not proven yet
payee-name-proven = Proven by a code
payee-name-checked = Proven, and confirmed by your documents
payee-name-prove = Prove your name
payee-name-change = Change the name
payee-name-empty = Enter your real name.
# $contact: a mail address or number, mostly hidden.
payee-name-about = Your real name, as your bank has it. We send a code to { $contact }; with it the name counts. All your money is paid to this name only.
# $contact: a mail address or number, mostly hidden.
payee-name-about-checked = Enter the name that your documents show. We send a code to { $contact }; with it the name counts.
payee-name-contact-first = Verify an e-mail address first: the code that proves your name goes there.
toast-payee-name-set = Your name is proven
payout-other-name = In another name than yours: it can not be paid to.
safety-payee-name = Proven name for payments
safety-next-payee-name = Prove your name: money is then paid to you and to nobody else.
withdraw-step-name = Your name
# $amount: an amount with its currency.
withdraw-identity-above = A withdrawal above { $amount } needs an approved identity check first.
withdraw-identity-first = Your first withdrawal needs an approved identity check.
identity-level-none = Level 0: nothing is known
identity-level-stated = Level 1: details stated
identity-level-checked = Level 2: documents checked
identity-none = Not handed in
identity-pending = Being looked at
identity-approved = Approved
identity-rejected = Not approved
identity-step-handed-in = Handed in
identity-about-none = State who you are, send a document, and hand both in. A person looks at it.
identity-about-pending = A person looks at your documents. We tell you by e-mail or SMS what came of it.
identity-about-approved = Your documents were checked. Money is paid to the name that they show.
identity-reason-unreadable = A document can not be read. Send a sharp picture of the whole page, in good light.
identity-reason-expired = A document is no longer valid. Send one that is.
identity-reason-mismatch = A document says something else than your details. Correct the details, or send another document.
identity-reason-incomplete = A page or side is missing. Send what is missing.
identity-reason-not-accepted = This kind of document is not taken here. Send one of the others.
identity-reason-other = Read the note below, correct what it names, and hand it in again.
identity-name = Name, as your document shows it
identity-country = Country
identity-country-empty = Choose a country.
identity-state = State who you are
identity-state-anew = Correct the details
identity-missing-details = State who you are first.
identity-missing-document = Send a passport, a driving licence, or both sides of an identity card.
identity-missing-front = The front of the identity card is missing.
identity-missing-back = The back of the identity card is missing.
document-passport = Passport
document-id-front = Identity card, front
document-id-back = Identity card, back
document-driving-licence = Driving licence
document-proof-of-address = Proof of address: a bill or statement
# $size: a size such as 940 KB.
document-pdf = PDF, { $size }
# $size: a size such as 940 KB.
document-picture = Picture, { $size }
document-hint = Png, jpg or PDF, under 5 MB; a PDF has at most 10 pages and no password. Only the people who check it see it.
document-file-kind = This file is neither png, jpg nor PDF.
toast-identity-saved = Your details are saved
toast-identity-handed-in = Handed in: we tell you what came of it
