# The help centre and the forms that reach the operator.

contact-form-question-type = What is it about?
contact-form-name = Your name
contact-form-contact = Where we can reach you
contact-form-contact-optional = Where we can reach you, if you want an answer
contact-form-channel = Where your players would come from
contact-form-content = What would you like to tell us?
contact-form-plan = How would you bring players?
contact-form-missing = Please fill this in
# $min, $max: numbers of characters.
contact-form-length = Please write between { $min } and { $max } characters
contact-form-unknown = Please choose one from the list
# $count: a number, characters written so far. $max: a number, the most.
contact-form-count = { $count } of { $max } characters
# $min, $max: numbers of characters. $count: a number, characters written so far.
contact-form-bounds = From { $min } to { $max } characters; { $count } written

view-help-search = Search the help pages
view-help-search-clear = Clear the search
# $count: a number of pages found.
view-help-found = { $count ->
    [one] One page found
   *[other] { $count } pages found
}
view-help-no-match = No page has all of these words
view-help-no-match-text = Try fewer or other words, or look through the topics below.
view-help-topics = Topics
view-help-contents = All help topics
view-help-gone = This help page is no longer there
view-help-gone-text = It may have moved. The topics are still in the list.
view-help-none = There are no help pages yet
view-help-none-text = Customer service answers in the meantime.
# $time: date and time.
view-help-updated = Updated { $time }
view-help-more = Still need help?
view-help-deposit = Go to the deposit
view-help-browsers = Recommended browsers
view-help-browsers-text = The site works in every browser of the last two years. It is tested in these.
view-contact-form-choose = Please choose
view-contact-form-send-feedback = Send feedback
view-contact-form-send-application = Send application
view-contact-form-sent-feedback = Thank you, your feedback has arrived
view-contact-form-sent-application = Thank you, your application has arrived
# $reference: a short code.
view-contact-form-reference = Your reference is { $reference }. Quote it when you ask about this.
view-contact-form-again = Write another
