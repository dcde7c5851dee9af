import type { Facts } from '../../wire/facts.ts'

export const commissionFacts = {
  auditKinds: { commission: 'Commission', 'commission-claim': 'Claim' },
  errors: {
    'commission.cannotMove': [409, 'A commission that is "{from}" cannot become "{to}"'],
    'commission.reasonNeeded': [400, 'Please say why'],
    'commission.notClaimable': [409, 'The commission of {name} cannot be claimed now'],
    'commission.twoCurrencies': [409, 'A claim holds one currency. These have {currencies}'],
    'commission.twoInstitutions': [409, 'A claim goes to one institution. These belong to {institutions}'],
    'commission.noAmount': [409, 'It is not known what the commission of {name} amounts to'],
    'commission.otherCurrency': [409, 'This commission is paid in {currency}'],
    'commission.notClaimed': [409, 'Only a commission that was claimed can be paid'],
    'commission.moreThanCame': [409, 'No more can be clawed back than came'],
    'commission.noSubAgent': [409, 'No sub-agent brought this student'],
    'commission.noShare': [409, "Please say the sub-agent's share first"],
    'commission.moreThanOwed': [409, 'The sub-agent is owed no more than {amount}'],
    'commission.paidClaim': [409, 'Something of this claim was paid already'],
  },
  auditVerbs: {
    pay: 'Payment noted',
    share: 'Share changed',
    'give-share': 'Share given',
    'withdraw-claim': 'Claim withdrawn',
    settle: 'Computed anew',
  },
} as const satisfies Facts
