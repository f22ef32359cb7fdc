# Contracts of agents.
error-contract-terms = These terms cannot be offered: they break a rule, or go above what the operator allows.
error-contract-exceeds = These terms are above your own contract of this kind, or you have none. Lower them.
error-contract-stands = A contract of this kind already stands between you, or a request about it is open.
error-contract-party = One of you cannot sign now: an account is closed or excluded, or you no longer stand directly below one another.
error-contracts-end = Contracts further down would end. Look at the list and agree to it first.
