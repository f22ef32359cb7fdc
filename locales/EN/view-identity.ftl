# Words that only the views of the payee's name, the identity check and the own picture use.
view-payee-name = Name for payments
view-payee-name-about = All your money is paid to this name only. A code proves that it is yours to set.
view-payee-name-field = Your real name
view-payee-name-save = Save the name
view-identity-check = Identity check
view-identity-check-about = Documents show that you are who you say. Larger payments may need it.
view-identity-save = Save the details
view-identity-birth-date = Date of birth
view-identity-name = Name, as your document shows it
view-identity-country = Country
view-identity-choose = Please choose
view-identity-documents = Documents
view-identity-kind = What the next file shows
view-identity-drop = Drop a document here, or choose one
view-identity-choose-file = Choose a document
# $document: what the document is.
view-identity-show = Get { $document } to look at
# $document: what the document is.
view-identity-remove = Remove { $document }
view-identity-hand-in = Hand it in
view-identity-steps = What has happened
view-picture-choose = Use your own picture
view-picture-remove = Back to the drawn picture
view-withdraw-identity = To the identity check
